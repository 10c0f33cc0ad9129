/** What became of people at the table, told among what happened in the game. */
export interface Note {
  /** How many events had been told before it. */
  after: number;
  seat: number;
  /** A key of the page's words. */
  key: string;
}
