/** Resolves after a delay in ms, for code that runs before Effect is loaded. */
export const after = (milliseconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, milliseconds))
