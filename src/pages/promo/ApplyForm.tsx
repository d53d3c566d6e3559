import { useAtomValue, useSetAtom } from "jotai"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"

import { applyFocusAtom, applyFormAtom } from "#atoms/promo/promotions.ts"
import { applicationLimits } from "#config/applicationLimits.ts"
import * as PromotionRules from "#domain/promo/PromotionRules.ts"
import * as Application from "#domain/promo/Application.ts"
import { messageText } from "#i18n/saying.ts"
import { Button } from "#ui/basic/Button.tsx"
import { TextArea } from "#ui/form/TextArea.tsx"

import { useFirstFocus } from "../entry/useFirstFocus.ts"
import styles from "./Promotions.module.css"
import { PictureField } from "./PictureField.tsx"

interface Props {
  readonly promoId: string
  /** The draft; it outlives the form. */
  readonly typed: Application.Typed<File>
  readonly onTyped: (typed: Application.Typed<File>) => void
}

/** The errors of the chosen pictures, as text. */
const faultsOf = (files: ReadonlyArray<File>) =>
  files.flatMap((file) => {
    const fault = PromotionRules.faultOf(file)
    return fault === undefined ? [] : [{ name: file.name, fault }]
  })

const usePictures = ({ typed, onTyped }: Props) => {
  const send = useSetAtom(applyFormAtom)
  const [refused, setRefused] = useState<PromotionRules.Choice<File>["refused"]>([])
  const change = (images: ReadonlyArray<File>, faults: typeof refused) => {
    onTyped({ ...typed, images })
    setRefused(faults)
    send({ _tag: "Edited", field: "images" })
  }
  return {
    faults: [...faultsOf(typed.images), ...refused],
    choose: (files: ReadonlyArray<File>) => {
      const choice = PromotionRules.withChosen(typed.images, files)
      change(choice.images, choice.refused)
    },
    remove: (file: File) =>
      change(
        typed.images.filter((each) => each !== file),
        [],
      ),
  }
}

/** The text and pictures of an application (spec §5 "Activity apply"). */
export const ApplyForm = (props: Props) => {
  const { promoId, typed, onTyped } = props
  const { t } = useTranslation()
  const state = useAtomValue(applyFormAtom)
  const send = useSetAtom(applyFormAtom)
  const fieldRef = useFirstFocus(useAtomValue(applyFocusAtom))
  const pictures = usePictures(props)
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button is gone from the dialog. The focus moves here for screen readers.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const errors = state._tag === "Editing" ? state.errors : {}
  const refusal = state._tag === "Editing" ? state.refusal : undefined
  const busy = state._tag === "Sending"
  const write = (comment: string, isComposing: boolean) => {
    onTyped({ ...typed, comment: isComposing ? comment : Application.clipped(comment) })
    send({ _tag: "Edited", field: "comment" })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ _tag: "Submitted", promoId, typed })
  }
  return (
    <form aria-label={t("apply_title")} className={styles["form"]} noValidate onSubmit={submit}>
      <h3 ref={heading} tabIndex={-1} className={styles["heading"]}>
        {t("apply_title")}
      </h3>
      <p className={styles["hint"]}>{t("apply_hint")}</p>
      <TextArea
        ref={fieldRef("comment")}
        name="comment"
        rows={3}
        label={t("apply_comment")}
        readOnly={busy}
        error={errors.comment === undefined ? "" : t(errors.comment, { max: applicationLimits.comment })}
        count={`${Application.lengthOf(typed.comment)}/${applicationLimits.comment}`}
        value={typed.comment}
        onChange={({ currentTarget, nativeEvent }) =>
          // Does not cut text that is being composed in an input method.
          write(currentTarget.value, "isComposing" in nativeEvent && nativeEvent.isComposing === true)
        }
        onCompositionEnd={({ currentTarget }) => write(currentTarget.value, false)}
      />
      <PictureField
        ref={fieldRef("images")}
        files={typed.images}
        faults={pictures.faults}
        disabled={busy}
        onChoose={pictures.choose}
        onRemove={pictures.remove}
      />
      {refusal !== undefined && (
        <p role="alert" className={styles["refusal"]}>
          {messageText(t, refusal)}
        </p>
      )}
      <Button type="submit" variant="primary" wide busy={busy}>
        {t("apply_send")}
      </Button>
    </form>
  )
}
