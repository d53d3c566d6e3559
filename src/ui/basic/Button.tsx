import type { ReactNode, Ref } from "react"

import styles from "./Button.module.css"
import { classes } from "./classes.ts"
import { PressButton } from "./PressButton.tsx"
import { type Press, PressLink } from "./PressLink.tsx"

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger"

interface ButtonLooks {
  /** `primary` is the only gold button of a screen. */
  readonly variant?: ButtonVariant | undefined
  readonly size?: "usual" | "small" | undefined
  /** Fills the width of its container. */
  readonly wide?: boolean | undefined
  readonly icon?: ReactNode | undefined
  readonly children: ReactNode
}

export interface ButtonProps extends ButtonLooks {
  readonly type?: "button" | "submit" | undefined
  /** Keeps its width, shows a spinner and ignores presses. */
  readonly busy?: boolean | undefined
  /** The accessible name; it contains the visible text. */
  readonly label?: string | undefined
  readonly disabled?: boolean | undefined
  readonly onPress?: (() => void) | undefined
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

export interface ButtonLinkProps extends ButtonLooks {
  readonly href: string
  readonly onPress?: Press | undefined
  /** Opens in another tab. */
  readonly elsewhere?: boolean | undefined
}

const looks = ({ variant = "secondary", size, wide }: ButtonLooks): string =>
  classes(
    styles["button"],
    styles[variant],
    size === "small" && styles["small"],
    wide === true && styles["wide"],
  )

const Label = ({ icon, children }: Pick<ButtonLooks, "icon" | "children">) => (
  <span className={styles["label"]}>
    {icon !== undefined && (
      <span className={styles["icon"]} aria-hidden>
        {icon}
      </span>
    )}
    <span>{children}</span>
  </span>
)

/** A busy button ignores presses but stays focusable, so that the focus is not lost. */
export const Button = ({ type, busy = false, disabled, label, onPress, ref, ...rest }: ButtonProps) => (
  <PressButton
    ref={ref}
    type={busy ? "button" : (type ?? "button")}
    disabled={disabled}
    aria-label={label}
    aria-busy={busy}
    aria-disabled={busy || undefined}
    className={looks(rest)}
    onPress={busy ? undefined : onPress}
  >
    <Label icon={rest.icon}>{rest.children}</Label>
    {busy && <span className={styles["busy"]} aria-hidden />}
  </PressButton>
)

/** A link that looks like a button. */
export const ButtonLink = ({ href, onPress, elsewhere, ...rest }: ButtonLinkProps) => (
  <PressLink href={href} onPress={onPress} elsewhere={elsewhere} className={looks(rest)}>
    <Label icon={rest.icon}>{rest.children}</Label>
  </PressLink>
)
