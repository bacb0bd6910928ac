/** The place of a measure in a figure: the tape and its letter. */
interface Place {
  tape: string;
  /** From the letter to the tape. */
  leader: string;
  x: number;
  y: number;
}

export interface FigureShape {
  /** Lines of the right half, which is mirrored, or of the whole figure. */
  lines: readonly string[];
  isMirrored: boolean;
  places: Readonly<Record<string, Place>>;
}

export const FIGURE_WIDTH = 240;
export const FIGURE_HEIGHT = 300;

const body: FigureShape = {
  isMirrored: true,
  lines: [
    // Half of the head, then neck, shoulder and the outside of the arm.
    'M120 14C131 14 136 22 135 32C134 42 128 50 120 50',
    'M128 47V57C129 64 148 64 154 72C162 84 164 106 170 124C175 140 182 152 186 166C187 172 181 174 178 169',
    // The inside of the arm up to the armpit.
    'M178 169C171 156 163 144 159 130C155 116 152 106 148 94',
    // The torso, the outside of the leg and the foot.
    'M148 90C147 102 142 110 141 120C142 132 149 142 150 156C151 184 144 206 141 226C141 244 139 262 136 280',
    'M136 280C138 286 142 288 142 290H126C125 286 127 284 127 280',
    'M127 280C126 262 128 248 126 230C125 208 123 190 120 168',
  ],
  places: {
    bust: { tape: 'M92 95C104 102 136 102 148 95', leader: 'M36 95H92', x: 24, y: 95 },
    waist: { tape: 'M99 120C108 126 132 126 141 120', leader: 'M36 124C60 124 78 120 99 120', x: 24, y: 126 },
    hips: { tape: 'M90 154C102 161 138 161 150 154', leader: 'M36 157C60 157 74 154 90 154', x: 24, y: 157 },
    height: { tape: 'M208 14V290M200 14H216M200 290H216', leader: '', x: 208, y: 152 },
  },
};

const foot: FigureShape = {
  isMirrored: false,
  lines: [
    'M120 276C100 276 94 258 96 238C98 214 90 196 86 168C82 138 90 108 104 100C122 90 146 102 152 128C158 154 146 178 144 202C142 224 148 276 120 276Z',
    'M90 96a9 13 -14 1 1 16 -4',
    'M111 88a7 10 -4 1 1 14 0',
    'M129 92a6 8 12 1 1 11 4',
    'M143 102a5 7 24 1 1 9 6',
    'M154 117a4 6 34 1 1 6 7',
  ],
  places: {
    foot: { tape: 'M200 80V276M192 80H208M192 276H208', leader: '', x: 200, y: 178 },
  },
};

const hand: FigureShape = {
  isMirrored: false,
  lines: [
    'M92 288V232C84 214 80 196 80 172V92C80 80 98 80 98 92V150',
    'M98 150V58C98 46 116 46 116 58V148',
    'M116 148V50C116 38 134 38 134 50V150',
    'M134 150V68C134 56 152 56 152 68V176',
    'M152 176L172 152C180 142 194 152 188 164L164 216C158 228 152 232 152 246V288',
  ],
  places: {
    hand: { tape: 'M80 162C96 170 136 170 152 162', leader: 'M36 162H80', x: 24, y: 162 },
  },
};

/** Each measure belongs to one of them. */
export const figureShapes: readonly FigureShape[] = [body, foot, hand];
