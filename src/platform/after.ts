export const after = (milliseconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, milliseconds))
