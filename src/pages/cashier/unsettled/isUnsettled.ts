import type { State } from "#machines/moneyMove/model.ts"

type Unsettled<Form, Receipt> = Extract<State<Form, Receipt>, { readonly _tag: "Sending" | "Unsettled" }>

/** True if a request to move money, such as a deposit, got no definite response, also while the request is retried. */
export const isUnsettled = <Form, Receipt>(state: State<Form, Receipt>): state is Unsettled<Form, Receipt> =>
  state._tag === "Unsettled" || (state._tag === "Sending" && state.isRepeat)
