import { useId } from "react"

import styles from "./AppDownloadPage.module.css"

interface Props {
  readonly title: string
  readonly steps: ReadonlyArray<string>
}

export const Steps = ({ title, steps }: Props) => {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={styles["steps"]}>
      <h2 id={heading} className={styles["heading"]}>
        {title}
      </h2>
      <ol className={styles["list"]}>
        {steps.map((step) => (
          <li key={step} className={styles["step"]}>
            {step}
          </li>
        ))}
      </ol>
    </section>
  )
}
