import type * as Model from "#machines/MoneyMoveModel.ts"

/** Whether a form is submitted that moves something else than the attempt that its id was sent for. */
export const isOtherForm = <Form, Field extends string, Receipt>(
  { fingerprint }: Pick<Model.Rules<Form, Field>, "fingerprint">,
  before: Model.State<Form, Receipt>,
  event: Model.Event<Form, Field, Receipt>,
): boolean =>
  before._tag === "Editing" &&
  before.sent !== undefined &&
  event._tag === "Submitted" &&
  before.sent.fingerprint !== fingerprint(event.form)
