/** What may lie over a table. */
export type Window = 'description' | 'turn' | 'report' | 'host' | 'keys';
