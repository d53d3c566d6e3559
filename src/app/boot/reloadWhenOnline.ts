export const reloadWhenOnline = (error: unknown): never => {
  window.addEventListener("online", () => location.reload())
  throw error
}
