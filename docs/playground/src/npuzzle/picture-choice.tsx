/** The choice of an own picture for the tiles. */
import { useState } from 'preact/hooks';

/** A picture: where the page can show it from, and how many times as wide as high it is. */
export type Picture = { readonly url: string; readonly aspect: number };

/** The chosen picture, whether the last file was none, and what takes the files of the choice; a picture stays on this device. */
export function usePicture() {
  const [picture, setPicture] = useState<Picture>();
  const [isRefused, setRefused] = useState(false);

  async function choose(files: FileList | null) {
    const file = files?.[0];
    const url = file && URL.createObjectURL(file);
    const aspect = url && (await aspectOf(url));
    setRefused(url !== undefined && aspect === undefined);
    if (url && !aspect) {
      // What is no picture leaves the tiles as they are.
      URL.revokeObjectURL(url);
      return;
    }
    if (picture) URL.revokeObjectURL(picture.url);
    setPicture(url && aspect ? { url, aspect } : undefined);
  }

  return { picture, isRefused, choose };
}

/** How many times as wide as high a picture is; undefined for what can't be drawn. */
async function aspectOf(url: string): Promise<number | undefined> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch {
    return undefined;
  }
  return image.naturalWidth / image.naturalHeight || undefined;
}

type PictureChoiceProps = {
  readonly label: string;
  readonly complaint: string;
  readonly onChoose: (files: FileList | null) => void;
};

export function PictureChoice({ label, complaint, onChoose }: PictureChoiceProps) {
  return (
    <div class="kit-panel">
      <label>
        {label} <input type="file" accept="image/*" onChange={(event) => onChoose(event.currentTarget.files)} />
      </label>
      <p class="kit-soft" role="alert">
        {complaint}
      </p>
    </div>
  );
}
