type Listener = (event: MediaQueryListEvent) => void

/** Adds event listeners to `MediaQueryList` for Safari below 14. */
export const installMediaQueryList = (): void => {
  const { prototype } = MediaQueryList
  if ("addEventListener" in prototype) return
  Reflect.set(
    prototype,
    "addEventListener",
    function (this: MediaQueryList, _type: string, listener: Listener) {
      this.addListener(listener)
    },
  )
  Reflect.set(
    prototype,
    "removeEventListener",
    function (this: MediaQueryList, _type: string, listener: Listener) {
      this.removeListener(listener)
    },
  )
}
