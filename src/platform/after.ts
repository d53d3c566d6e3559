/** Waits so many ms, where there is no Effect yet. */
export const after = (milliseconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, milliseconds))
