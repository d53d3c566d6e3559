import * as Machine from "../Machine.ts"
import type { Attempt, Command, Editing, Request, Rules, State, StoredRequest } from "./model.ts"

export type At<Form, Receipt, Tag extends State<Form, Receipt>["_tag"]> = Extract<
  State<Form, Receipt>,
  { readonly _tag: Tag }
>
export type Transition<Form, Field extends string, Receipt> = Machine.Transition<
  State<Form, Receipt>,
  Command<Form, Field>
>

export const go = <Form, Field extends string, Receipt>(
  state: State<Form, Receipt>,
  ...commands: ReadonlyArray<Command<Form, Field>>
): Transition<Form, Field, Receipt> => Machine.go(state, ...commands)

export const issueId = { _tag: "IssueId" } as const

export const blank = (formNumber: number, requestId?: string, sent?: Attempt): Editing => ({
  _tag: "Editing",
  formNumber,
  requestId,
  errors: {},
  refusal: undefined,
  ...(sent === undefined ? {} : { sent }),
})

export const unsettled = <Form, Receipt>(
  formNumber: number,
  stored: StoredRequest<Form>,
): At<Form, Receipt, "Unsettled"> => ({
  _tag: "Unsettled",
  formNumber,
  ...stored,
  error: undefined,
})

export const readStored = { _tag: "ReadStored" } as const

export const reopen = <Form, Field extends string, Receipt>(
  formNumber: number,
): Transition<Form, Field, Receipt> => go({ _tag: "Opening", formNumber }, readStored)

export const withoutSecret = <Form, Field extends string>(
  { form, requestId }: Request<Form>,
  { secret }: Rules<Form, Field>,
): Request<Form> => ({ form: secret === undefined ? form : secret.put(form, ""), requestId })
