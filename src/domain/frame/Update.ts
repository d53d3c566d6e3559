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

/** If the site lacks chunks of this version, even a page with a form may reload while the form is untouched. */
export const mayReplace = (work: UnsavedWork): boolean => isIdle(work) && workOn(work.path) !== "game"
