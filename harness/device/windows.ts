/** Blocks `window.open` while `isBlocked` returns true, as popup blockers do. */
export const guardWindows = (host: Pick<Window, "open">, isBlocked: () => boolean): void => {
  const own = host.open.bind(host)
  Object.assign(host, {
    open: (...given: Parameters<Window["open"]>) => (isBlocked() ? null : own(...given)),
  })
}
