/** The name of this page's build, which links and files contain. */
export const build: string = import.meta.env["VITE_BUILD"] ?? ""

/** A warning for a link or file from another build; empty for the same build, or if no build is named. */
export const otherBuild = (from: string): string =>
  from === "" || from === build ? "" : `This was saved with build ${from}; this page is build ${build}.`
