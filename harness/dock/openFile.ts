import type { Harness } from "../api.ts"

/** Opens a scenario file. The harness reports an invalid file. An unreadable file counts as empty. */
export const openFile = (harness: Pick<Harness, "openScenarioFile">, file: File | undefined): void =>
  void file
    ?.text()
    .catch(() => "")
    .then(harness.openScenarioFile)
