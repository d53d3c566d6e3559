import { Clock, Effect, Option } from "effect"

import * as FormDraft from "#domain/FormDraft.ts"
import { ownerOf } from "#domain/Session.ts"
import { formStorageItems } from "#platform/formStorageItems.ts"
import { Storage } from "#platform/Storage.ts"

import { CurrentSession } from "./CurrentSession.ts"

const current = Effect.gen(function* () {
  const session = yield* CurrentSession.use(({ get }) => get)
  const owner = Option.match(session, { onNone: () => "", onSome: ownerOf })
  const item = owner === "" ? formStorageItems.guestDrafts : formStorageItems.drafts
  const { get, remove, set } = yield* Storage
  const drafts = FormDraft.ofAccount(yield* get(item), owner)
  const store = (changed: ReadonlyArray<FormDraft.FormDraft>) =>
    changed.length === 0 ? remove(item) : set(item, changed)
  return { owner, drafts, store }
})

const moneyForms: ReadonlyArray<FormDraft.FormName> = ["deposit", "withdrawal", "transfer"]

/** Whether the device keeps an amount that a member typed before the session ended. */
export const keepsAmount = Effect.gen(function* () {
  const drafts = yield* Storage.use(({ get }) => get(formStorageItems.drafts))
  const alive = FormDraft.alive(drafts, yield* Clock.currentTimeMillis)
  return alive.some(({ form }) => moneyForms.includes(form))
})

export const readDraft = (form: FormDraft.FormName) =>
  Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    const { owner, drafts, store } = yield* current
    yield* store(FormDraft.alive(drafts, now))
    return FormDraft.find(drafts, { form, owner }, now)
  })

export const storeDraft = (form: FormDraft.FormName, values: FormDraft.DraftValues) =>
  Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    const { owner, drafts, store } = yield* current
    yield* store(FormDraft.withDraft(drafts, { form, owner }, values, now))
  })

export const eraseDraft = (form: FormDraft.FormName) =>
  Effect.gen(function* () {
    const { owner, drafts, store } = yield* current
    yield* store(FormDraft.without(drafts, { form, owner }))
  })
