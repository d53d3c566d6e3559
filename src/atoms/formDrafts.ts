import { atom } from "jotai"

import type { DraftValues, FormName } from "#domain/FormDraft.ts"
import { readDraft, storeDraft } from "#services/formDrafts.ts"

import { runtimeAtom } from "./kernel/runtime.ts"

/** Reads the unsent values of a form, if any. No atom stores them. */
export const readDraftAtom = atom(null, (get, _set, form: FormName) =>
  get(runtimeAtom).runSync(readDraft(form)),
)

/** Stores the typed values of a form on the device. */
export const storeDraftAtom = atom(null, (get, _set, form: FormName, values: DraftValues) =>
  get(runtimeAtom).runSync(storeDraft(form, values)),
)
