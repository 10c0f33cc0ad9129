"""The database: all SQL, the schema and its migrations."""
