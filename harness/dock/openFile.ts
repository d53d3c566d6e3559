import type { Harness } from "../api.ts"

/** Opens a scenario file. The harness reports what is none; an unreadable file counts as empty. */
export const openFile = (harness: Pick<Harness, "openScenarioFile">, file: File | undefined): void =>
  void file
    ?.text()
    .catch(() => "")
    .then(harness.openScenarioFile)
