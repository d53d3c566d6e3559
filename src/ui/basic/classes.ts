/** The class names that are there, as one attribute value. */
export const classes = (...names: ReadonlyArray<string | false | undefined>): string =>
  names.filter((name) => name !== undefined && name !== false && name !== "").join(" ")
