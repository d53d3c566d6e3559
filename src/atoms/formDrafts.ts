import { atom } from "jotai"

import type { DraftValues, FormName } from "#domain/FormDraft.ts"
import { keepsAmount, readDraft, storeDraft } from "#services/formDrafts.ts"

import { runtimeAtom } from "./kernel/runtime.ts"

export const readDraftAtom = atom(null, (get, _set, form: FormName) =>
  get(runtimeAtom).runSync(readDraft(form)),
)

export const keepsAmountAtom = atom(null, (get) => get(runtimeAtom).runSync(keepsAmount))

export const storeDraftAtom = atom(null, (get, _set, form: FormName, values: DraftValues) =>
  get(runtimeAtom).runSync(storeDraft(form, values)),
)
