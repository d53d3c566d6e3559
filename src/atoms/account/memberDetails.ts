import { Option } from "effect"
import { atom } from "jotai"

import * as MemberDetails from "#domain/account/MemberDetails.ts"
import { found } from "#domain/FieldErrors.ts"
import type { FieldRules } from "#domain/FieldRules.ts"
import * as TypedText from "#domain/TypedText.ts"
import { setEmail, setNickname, setPayeeName } from "#gateway/calls/account/profile.ts"
import { Backend } from "#services/Backend.ts"
import * as Remote from "#atoms/kernel/Remote.ts"
import { notifySaved, sentForm } from "#atoms/sentForm.ts"

import { memberAtom } from "./member.ts"

export const memberDetailsAtom = atom((get) =>
  Remote.map(get(memberAtom), (member) =>
    Option.match(member, { onNone: () => [], onSome: MemberDetails.details }),
  ),
)

interface Typed {
  readonly part: MemberDetails.Part
  readonly text: string
  readonly rules: FieldRules
}

const saveAccountField = (part: MemberDetails.Part, value: string) => {
  switch (part) {
    case "nickname":
      return Backend.change(setNickname, { nickname: value })
    case "email":
      return Backend.change(setEmail, { email: value })
    case "payeeName":
      return Backend.change(setPayeeName, { payeeName: value })
  }
}

export const memberPartForm = sentForm<Typed, "text">({
  rules: {
    fields: ["text"],
    check: ({ part, text, rules }) => found({ text: MemberDetails.check(part, text, rules) }),
    fieldOf: () => "text",
  },
  send: ({ part, text }) => saveAccountField(part, TypedText.trimmed(text)),
  onSent: (tools) => {
    notifySaved("changes_saved")(tools)
    tools.set(memberAtom.refetchAtom)
  },
})
