/**
 * A full five-player table to show and to try things on. At hill C it is the rulebook's example: one condottiere
 * captures two peasants, its own colour's among them, while another flees, and three kinds of spring count.
 */
export const EXAMPLE =
  'P1_r-Livia.y-Marco.g-Nora.b-Otto.p-Pia_bfoio_RG1615D23A0434C33134E4546F54B4514_YBgg-b.Y-yP-P.ryR23b.yYrR4G.-5pG-1.RrpgPb.G--pBB';
