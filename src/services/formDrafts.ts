import { Clock, Effect, Option } from "effect"

import * as FormDraft from "#domain/FormDraft.ts"
import { ownerOf } from "#domain/Session.ts"
import { formStorageItems } from "#platform/formStorageItems.ts"
import { Storage } from "#platform/Storage.ts"

import { CurrentSession } from "./CurrentSession.ts"

const item = formStorageItems.drafts

const owner = Effect.map(
  CurrentSession.use(({ get }) => get),
  Option.match({ onNone: () => "", onSome: ownerOf }),
)

const drafts = Effect.gen(function* () {
  const account = yield* owner
  const stored = yield* Storage.use(({ get }) => get(item))
  return account === "" ? stored : FormDraft.ofAccount(stored, account)
})

const store = (changed: ReadonlyArray<FormDraft.FormDraft>) =>
  Storage.use(({ remove, set }) => (changed.length === 0 ? remove(item) : set(item, changed)))

export const readDraft = (form: FormDraft.FormName) =>
  Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    const found = yield* drafts
    yield* store(FormDraft.alive(found, now))
    return FormDraft.find(found, { form, owner: yield* owner }, now)
  })

export const storeDraft = (form: FormDraft.FormName, values: FormDraft.DraftValues) =>
  Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    yield* store(FormDraft.withDraft(yield* drafts, { form, owner: yield* owner }, values, now))
  })

export const eraseDraft = (form: FormDraft.FormName) =>
  Effect.gen(function* () {
    yield* store(FormDraft.without(yield* drafts, { form, owner: yield* owner }))
  })
