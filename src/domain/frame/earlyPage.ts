import * as Pages from "./Pages.ts"

export const earlyPage = (path: string): Pages.PageName => {
  const { name, module } = Pages.at(path)
  // Before the settings load, the address of a module is unknown (open point 145).
  return module === undefined ? name : "home"
}
