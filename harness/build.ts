/** The build of this page, as links and files name it. */
export const build: string = import.meta.env["VITE_BUILD"] ?? ""

/** A warning for a link or file of another build; empty for one of this build, or without a build. */
export const otherBuild = (from: string): string =>
  from === "" || from === build ? "" : `This was saved with build ${from}; this page is build ${build}.`
