import { Gift } from "lucide-react"
import { useTranslation } from "react-i18next"

import { Button } from "#ui/button/Button.tsx"
import { Picture } from "#ui/image/Picture.tsx"

import styles from "./GoodCard.module.css"

export interface GoodCardProps {
  readonly title: string
  readonly src: string | undefined
  readonly spareSrc: string | undefined
  /** The formatted price, such as `1,200 points`. */
  readonly price: string
  readonly stock: string
  /** The reason why the item cannot be exchanged; undefined if the player can exchange the item. */
  readonly obstacle: string | undefined
  readonly onPick: () => void
}

export const GoodCard = (props: GoodCardProps) => {
  const { title, src, spareSrc, price, stock, obstacle, onPick } = props
  const { t } = useTranslation()
  return (
    <article className={styles["card"]}>
      <Picture src={src} spareSrc={spareSrc} alt="" ratio={1.25} fallback={<Gift />} />
      <div className={styles["text"]}>
        <h3 className={styles["title"]}>{title}</h3>
        <p className={styles["price"]}>{price}</p>
        <p className={styles["stock"]}>{stock}</p>
      </div>
      <div className={styles["action"]}>
        <Button size="small" wide disabled={obstacle !== undefined} onPress={onPick}>
          {obstacle ?? t("exchange")}
        </Button>
      </div>
    </article>
  )
}
