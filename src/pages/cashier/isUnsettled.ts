import type { State } from "#machines/MoneyMoveModel.ts"

type Unsettled<Form, Receipt> = Extract<State<Form, Receipt>, { readonly _tag: "Sending" | "Unsettled" }>

/** Whether a move was sent before without a definite response, also while it is sent again. */
export const isUnsettled = <Form, Receipt>(state: State<Form, Receipt>): state is Unsettled<Form, Receipt> =>
  state._tag === "Unsettled" || (state._tag === "Sending" && state.isRepeat)
