import { join } from "node:path"

import { resultsFolder } from "./vitestStep.ts"

/** Folder of pictures of failed component tests; `vitest.config.ts` sets it. */
export const attachmentsFolder = join(resultsFolder, "attachments")

/** Folder of pictures, requests and traces of failed end-to-end tests. */
export const failedFolder = join(resultsFolder, "failed")
