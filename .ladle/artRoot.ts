/** Where stories find the pretend merchant's pictures: files beside them, as there is no gateway. */
export const storyArtRoot = "/art/"
