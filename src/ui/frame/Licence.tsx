export interface LicenceProps {
  readonly text: string
  /** Empty without a page about it. */
  readonly url: string
}

/** The operator's licence, with a link to the page about it. */
export const Licence = ({ text, url }: LicenceProps) =>
  url === "" ? (
    text
  ) : (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  )
