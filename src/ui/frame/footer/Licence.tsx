export interface LicenceProps {
  readonly text: string
  /** The address of a page about the licence; "" for none. */
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
