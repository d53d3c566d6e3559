/** Lets the page open no window while `isBlocked` says so, as browsers do that block pop-ups. */
export const guardWindows = (host: Pick<Window, "open">, isBlocked: () => boolean): void => {
  const own = host.open.bind(host)
  Object.assign(host, {
    open: (...given: Parameters<Window["open"]>) => (isBlocked() ? null : own(...given)),
  })
}
