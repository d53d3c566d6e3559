import { CircleAlert, ImagePlus, X } from "lucide-react"
import { type ChangeEvent, type Ref, useId, useRef } from "react"
import { useTranslation } from "react-i18next"

import { applicationLimits } from "#config/promotionLimits.ts"
import * as PromotionRules from "#domain/promo/PromotionRules.ts"
import { Button } from "#ui/button/Button.tsx"
import { IconButton } from "#ui/button/IconButton.tsx"

import styles from "./PictureField.module.css"
import { type Preview, usePreviews } from "./usePreviews.ts"

interface Props {
  readonly files: ReadonlyArray<File>
  /** The pictures that the merchant wants; undefined when unknown. */
  readonly wanted?: string | undefined
  /** The errors of the current files, and of the files that were rejected when the player last selected files. */
  readonly faults: ReadonlyArray<{ readonly name: string; readonly fault: PromotionRules.ImageFault }>
  readonly onChoose: (files: ReadonlyArray<File>) => void
  readonly onRemove: (file: File) => void
  readonly disabled: boolean
  readonly ref: Ref<HTMLButtonElement>
}

const Shown = ({ file, url, disabled, onRemove }: Preview & Pick<Props, "disabled" | "onRemove">) => {
  const { t } = useTranslation()
  return (
    <li className={styles["picture"]}>
      <img className={styles["image"]} src={url} alt={file.name} />
      <IconButton
        label={t("remove_picture", { name: file.name })}
        disabled={disabled}
        className={styles["remove"]}
        onPress={() => onRemove(file)}
      >
        <X />
      </IconButton>
    </li>
  )
}

export const PictureField = ({ files, wanted, faults, onChoose, onRemove, disabled, ref }: Props) => {
  const { t } = useTranslation()
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const previews = usePreviews(files)
  const chosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const picked = [...(currentTarget.files ?? [])]
    // Allows the player to choose a removed file again.
    currentTarget.value = ""
    onChoose(picked)
  }
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint`}
      className={styles["field"]}
    >
      <p id={`${id}-label`} className={styles["label"]}>
        {t("apply_pictures")}
      </p>
      {wanted !== undefined && <p className={styles["wanted"]}>{wanted}</p>}
      {previews.length > 0 && (
        <ul className={styles["pictures"]}>
          {previews.map((preview) => (
            <Shown key={preview.url} {...preview} disabled={disabled} onRemove={onRemove} />
          ))}
        </ul>
      )}
      <input
        ref={chooser}
        className={styles["chooser"]}
        type="file"
        multiple
        tabIndex={-1}
        aria-hidden
        accept={PromotionRules.imageTypes}
        onChange={chosen}
      />
      <Button
        ref={ref}
        icon={<ImagePlus />}
        disabled={disabled || files.length >= applicationLimits.images}
        onPress={() => chooser.current?.click()}
      >
        {t("add_pictures")}
      </Button>
      <p id={`${id}-hint`} className={styles["hint"]}>
        {t("pictures_hint", { count: applicationLimits.images, size: applicationLimits.imageMegabytes })}
      </p>
      {faults.length > 0 && (
        <div role="alert">
          <ul className={styles["faults"]}>
            {faults.map(({ name, fault }) => (
              <li key={`${name} ${fault}`} className={styles["fault"]}>
                <CircleAlert aria-hidden />
                <span>
                  {t(PromotionRules.imageFaults[fault], {
                    name,
                    count: applicationLimits.images,
                    size: applicationLimits.imageMegabytes,
                  })}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
