/** Reloads the page when the network returns: the app's code did not load. Rethrows, so that the error is reported. */
export const reloadWhenOnline = (error: unknown): never => {
  window.addEventListener("online", () => location.reload())
  throw error
}
