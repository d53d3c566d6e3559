import styles from "./Balls.module.css"

export interface BallsProps {
  readonly label: string
  readonly numbers: ReadonlyArray<number>
}

export const Balls = ({ label, numbers }: BallsProps) => (
  <ol aria-label={label} className={styles["balls"]}>
    {numbers.map((number, place) => (
      <li key={place} className={styles["ball"]}>
        {number}
      </li>
    ))}
  </ol>
)
