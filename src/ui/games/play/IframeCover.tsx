import type { ReactNode } from "react"

import { Spinner } from "#ui/state/Spinner.tsx"

import styles from "./IframeCover.module.css"

export interface IframeCoverProps {
  readonly children?: ReactNode
}

export const IframeCover = ({ children = <Spinner /> }: IframeCoverProps) => (
  <div className={styles["cover"]}>{children}</div>
)
