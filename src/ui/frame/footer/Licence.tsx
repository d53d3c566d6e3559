export interface LicenceProps {
  readonly text: string
  /** "" without a page about the licence. */
  readonly url: string
}

export const Licence = ({ text, url }: LicenceProps) =>
  url === "" ? (
    text
  ) : (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  )
