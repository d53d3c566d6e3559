import { useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"

import { applyForm } from "#atoms/promo/promotions.ts"
import { applicationLimits } from "#config/promotionLimits.ts"
import type { DraftValues } from "#domain/FormDraft.ts"
import * as PromotionRules from "#domain/promo/PromotionRules.ts"
import * as Application from "#domain/promo/Application.ts"
import { Button } from "#ui/button/Button.tsx"
import { Refusal } from "#ui/form/Refusal.tsx"
import { TextArea } from "#ui/form/text/TextArea.tsx"

import { useSentForm } from "#pages/form/useSentForm.ts"
import styles from "./Promotions.module.css"
import { cleanPicture } from "./cleanPicture.ts"
import { PictureField } from "./PictureField.tsx"

interface Props {
  readonly promoId: string
  /** The pictures that the merchant wants; undefined when unknown. */
  readonly wanted: string | undefined
  /** The typed values, which the parent keeps after the form has unmounted. */
  readonly typed: Application.Typed<File>
  readonly onTyped: (typed: Application.Typed<File>) => void
}

const faultsOf = (files: ReadonlyArray<File>) =>
  files.flatMap((file) => {
    const fault = PromotionRules.faultOf(file)
    return fault === undefined ? [] : [{ name: file.name, fault }]
  })

// The stored draft contains no files, because files cannot be stored.
const draftFor = (promoId: string) =>
  ({
    form: "application",
    toStore: ({ comment }: Application.Typed<File>) => ({ promoId: comment === "" ? "" : promoId, comment }),
    restored: (initial: Application.Typed<File>, stored: DraftValues): Application.Typed<File> =>
      stored["promoId"] === promoId && initial.comment === ""
        ? { ...initial, comment: stored["comment"] ?? "" }
        : initial,
  }) as const

const useApplication = ({ promoId, typed: initial, onTyped }: Props) => {
  const form = useSentForm(applyForm, {
    initial: () => initial,
    draft: draftFor(promoId),
    errorValues: () => ({ max: applicationLimits.comment }),
  })
  const edit = <Name extends Application.Field>(name: Name, value: Application.Typed<File>[Name]) => {
    form.edit(name, value)
    onTyped({ ...form.values, [name]: value })
  }
  return { ...form, edit }
}

// Re-encodes the pictures, which removes the camera's metadata.
const cleaned = async (files: ReadonlyArray<File>) => {
  const results = await Promise.all(
    files.map(async (file) => {
      // An invalid file stays unchanged, so that the form reports the error of the original file.
      const picture = PromotionRules.faultOf(file) === undefined ? await cleanPicture(file) : file
      return { name: file.name, picture }
    }),
  )
  return {
    pictures: results.flatMap(({ picture }) => picture ?? []),
    unreadable: results.flatMap(({ name, picture }) =>
      picture === undefined ? [{ name, fault: "type" } as const] : [],
    ),
  }
}

const usePictures = ({ values: { images }, edit }: ReturnType<typeof useApplication>) => {
  const [refused, setRefused] = useState<PromotionRules.Choice<File>["refused"]>([])
  const [isReading, setReading] = useState(false)
  const change = (chosen: ReadonlyArray<File>, faults: typeof refused) => {
    edit("images", chosen)
    setRefused(faults)
  }
  const choose = async (files: ReadonlyArray<File>) => {
    setReading(true)
    const { pictures, unreadable } = await cleaned(files)
    setReading(false)
    const choice = PromotionRules.withChosen(images, pictures)
    change(choice.images, [...unreadable, ...choice.refused])
  }
  return {
    isReading,
    faults: [...faultsOf(images), ...refused],
    choose: (files: ReadonlyArray<File>) => void choose(files),
    remove: (file: File) =>
      change(
        images.filter((each) => each !== file),
        [],
      ),
  }
}

export const ApplyForm = (props: Props) => {
  const { t } = useTranslation()
  const form = useApplication(props)
  const pictures = usePictures(form)
  const heading = useRef<HTMLHeadingElement>(null)
  // Focuses the heading for screen readers, because the dialog no longer contains the pressed button.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const { values, fieldRef, errorOf, busy } = form
  const write = (comment: string, isComposing: boolean) =>
    form.edit("comment", isComposing ? comment : Application.clipped(comment))
  const submit = form.onSubmit((typed) => form.send({ promoId: props.promoId, typed }))
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
        error={errorOf("comment")}
        count={`${Application.lengthOf(values.comment)}/${applicationLimits.comment}`}
        value={values.comment}
        onChange={({ currentTarget, nativeEvent }) =>
          // While an input method composes a word, the text is not cut to the maximum length.
          write(currentTarget.value, "isComposing" in nativeEvent && nativeEvent.isComposing === true)
        }
        onCompositionEnd={({ currentTarget }) => write(currentTarget.value, false)}
      />
      <PictureField
        ref={fieldRef("images")}
        wanted={props.wanted}
        files={values.images}
        faults={pictures.faults}
        disabled={busy || pictures.isReading}
        onChoose={pictures.choose}
        onRemove={pictures.remove}
      />
      <Refusal message={form.refusal} />
      <Button type="submit" variant="primary" wide busy={busy || pictures.isReading}>
        {t("apply_send")}
      </Button>
    </form>
  )
}
