/** The page about accessibility: what works for whom, and what does not work yet. */
export const accessibility = {
  title: 'Accessibility',
  lead: 'Everybody around the table should be able to follow the count. Here is what works without a mouse, without looking and with large type, and what does not work well yet.',
  aim: 'Our aim is WCAG 2.2, level AA, on every screen and in every language of the app.',
  works: 'What works',
  keyboard:
    'Everything can be done with the keyboard. A ring shows where you are, and the first stop of every page leads past its header.',
  ear: 'Whatever is drawn is also said: each field with its spring and its piece, who captures and who flees, each sum, and who takes a hill and why. What changes is announced. If you like, the app reads the count aloud itself.',
  touch:
    'Nothing has to be dragged or held down: tap a piece to take it away, then tap the field where it should be. Whatever you tap is at least 44 pixels wide and high; only links inside a sentence are lower.',
  colour:
    'No colour stands alone: every player’s colour has a shape of its own, every kind a picture, every mark a form.',
  large:
    'Type can be twice as large, and a page enlarged to 400 %, without scrolling sideways. Where hardly anything fits on the screen, the bars above and below scroll away with the rest.',
  device:
    'The wishes set on your device are followed: light or dark, more contrast, your own colours, less motion.',
  keys: 'Keys',
  everywhere: 'Everywhere',
  everywhereKeys:
    'Tab goes on and Shift+Tab back, Enter or Space presses, Escape closes a sheet. Ctrl+Z undoes, Ctrl+Y redoes.',
  countKeys: 'Right arrow or Space: next step. Left arrow: back. Home: the first step. End: the result.',
  limits: 'What does not work well yet',
  limitTried:
    'It has been checked with programs and with the keyboard, but not yet by people who use a screen reader every day.',
  limitBoard:
    'Letters and numbers on the board and on the map do not grow with the type. Enlarge the page for them, or listen.',
  limitWords:
    'With very large type, a long word may be broken in the middle, and a long name may be shortened; for those who listen it is whole.',
  limitPicture:
    'The picture of the tally that can be shared says nothing to those who listen. Send the link or the text instead.',
  limitVoice: 'Which voice reads aloud, and how well, depends on the device. Some have none.',
  tell: 'Tell us',
  tellText:
    'If something keeps you from using the app, open an issue where its source is published, and say which screen, which browser and which aid you use. We treat it as a fault.',
} as const;
