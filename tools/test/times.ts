/** The most processor time that a step should take, in seconds. A step above its bound is printed and does not fail. */
const bounds: Readonly<Record<string, number>> = {
  types: 40,
  "pure types": 20,
  lint: 60,
  "unused code": 20,
  format: 40,
  "build of the product": 60,
  "build of the harness": 40,
  "build of Ladle": 90,
  "tests: unit + pages + browser": 600,
  "tests: dist": 60,
  "tests: e2e": 600,
  "tests: layout + money + stories": 360,
}

export interface Taken {
  readonly name: string
  readonly wall: number
  readonly processor: number
}

/** The slowest files of a run, the tests that passed late, and the steps that took more processor time than their bound. */
export const describeTimes = (
  steps: ReadonlyArray<Taken>,
  files: ReadonlyArray<readonly [file: string, seconds: number]>,
  late: ReadonlyArray<string>,
): string => {
  const slow = steps.filter(({ name, processor }) => processor > (bounds[name] ?? Number.POSITIVE_INFINITY))
  return [
    "The ten slowest files, in seconds:",
    ...files.map(([file, seconds]) => `  ${seconds.toFixed(1)}  ${file}`),
    ...late.map((name) => `Passed at its second attempt: ${name}`),
    ...slow.map(
      ({ name, processor }) =>
        `${name} took ${processor.toFixed(0)} s of processor time; its bound is ${bounds[name]} s.`,
    ),
  ].join("\n")
}
