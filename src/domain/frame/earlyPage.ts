import * as Pages from "./Pages.ts"

/**
 * The page whose code may load before the settings are known. The page of a module waits for them, because without the
 * module its address is unknown (decision 145).
 */
export const earlyPage = (path: string): Pages.PageName => {
  const { name, module } = Pages.at(path)
  return module === undefined ? name : "home"
}
