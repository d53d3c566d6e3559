import type { PageDefinition } from "./PageDefinition.ts"
import * as Pages from "./Pages.ts"

export interface UnsavedWork {
  readonly path: string
  readonly isWaiting: boolean
  readonly isPlaying: boolean
  readonly isFormTouched: boolean
}

const workOn = (path: string): PageDefinition["work"] => {
  const page = Pages.find(path)
  return page && Pages.table[page.name].work
}

const isIdle = ({ isWaiting, isPlaying, isFormTouched }: UnsavedWork): boolean =>
  !isWaiting && !isPlaying && !isFormTouched

export const mayReload = (work: UnsavedWork): boolean => isIdle(work) && workOn(work.path) === undefined

/** If the chunks of this version are missing, a page with an untouched form may reload. */
export const mayReplace = (work: UnsavedWork): boolean => isIdle(work) && workOn(work.path) !== "game"
