import type { ReactNode, Ref } from "react"

import styles from "./Button.module.css"
import { classes } from "#ui/basic/classes.ts"
import { PressButton } from "./PressButton.tsx"
import { type Press, PressLink } from "./PressLink.tsx"

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger"

interface ButtonLooks {
  /** Only one button of a screen is `primary`. */
  readonly variant?: ButtonVariant | undefined
  readonly size?: "usual" | "small" | undefined
  readonly wide?: boolean | undefined
  readonly icon?: ReactNode | undefined
  readonly children: ReactNode
}

export interface ButtonProps extends ButtonLooks {
  readonly type?: "button" | "submit" | undefined
  /** Shows a spinner and ignores presses. */
  readonly busy?: boolean | undefined
  readonly label?: string | undefined
  /** The id of the element that describes the button. */
  readonly describedBy?: string | undefined
  readonly disabled?: boolean | undefined
  readonly onPress?: (() => void) | undefined
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

export interface ButtonLinkProps extends ButtonLooks {
  readonly href: string
  readonly onPress?: Press | undefined
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

// A busy button stays focusable, so that the focus is not lost.
export const Button = ({
  type,
  busy = false,
  disabled,
  label,
  describedBy,
  onPress,
  ref,
  ...rest
}: ButtonProps) => (
  <PressButton
    ref={ref}
    type={busy ? "button" : (type ?? "button")}
    disabled={disabled}
    aria-label={label}
    aria-describedby={describedBy}
    aria-busy={busy}
    aria-disabled={busy || undefined}
    className={looks(rest)}
    onPress={busy ? undefined : onPress}
  >
    <Label icon={rest.icon}>{rest.children}</Label>
    {busy && <span className={styles["busy"]} aria-hidden />}
  </PressButton>
)

export const ButtonLink = ({ href, onPress, elsewhere, ...rest }: ButtonLinkProps) => (
  <PressLink href={href} onPress={onPress} elsewhere={elsewhere} className={looks(rest)}>
    <Label icon={rest.icon}>{rest.children}</Label>
  </PressLink>
)
