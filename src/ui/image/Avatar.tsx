import { UserRound } from "lucide-react"
import { useState } from "react"

import { classes } from "#ui/basic/classes.ts"
import styles from "./Avatar.module.css"

export interface AvatarProps {
  readonly src?: string | undefined
  readonly size?: "usual" | "large" | undefined
}

export const Avatar = ({ src, size = "usual" }: AvatarProps) => {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <span className={classes(styles["avatar"], styles[size])} aria-hidden>
      {src === undefined || src === "" || src === broken ? (
        <UserRound />
      ) : (
        <img src={src} alt="" decoding="async" onError={() => setBroken(src)} />
      )}
    </span>
  )
}
