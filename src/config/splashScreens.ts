// iOS shows a launch image only if its size matches the screen. Width and height are CSS pixels in portrait.
const screens: ReadonlyArray<readonly [width: number, height: number, ratio: number]> = [
  [320, 568, 2],
  [375, 667, 2],
  [414, 736, 3],
  [375, 812, 3],
  [414, 896, 2],
  [414, 896, 3],
  [390, 844, 3],
  [393, 852, 3],
  [402, 874, 3],
  [428, 926, 3],
  [430, 932, 3],
  [440, 956, 3],
]

export const splashScreens = screens.map(([width, height, ratio]) => ({
  file: `splash/${width * ratio}x${height * ratio}.png`,
  width,
  height,
  ratio,
  media: `(device-width:${width}px) and (device-height:${height}px) and (-webkit-device-pixel-ratio:${ratio})`,
}))
