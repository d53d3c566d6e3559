import type { ReactNode, Ref } from "react"

import { classes } from "#ui/basic/classes.ts"
import styles from "./IconButton.module.css"
import { PressButton } from "./PressButton.tsx"

export interface IconButtonProps {
  readonly label: string
  readonly onPress: () => void
  /** For a toggle button: whether the button is on. */
  readonly pressed?: boolean | undefined
  readonly busy?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLButtonElement> | undefined
  readonly children: ReactNode
}

export const IconButton = (props: IconButtonProps) => (
  <PressButton
    ref={props.ref}
    aria-label={props.label}
    aria-pressed={props.pressed}
    aria-busy={props.busy}
    disabled={props.disabled}
    className={classes(styles["button"], props.busy === true && styles["busy"], props.className)}
    onPress={props.busy === true ? undefined : props.onPress}
  >
    {props.children}
  </PressButton>
)
