/** The choice of an own picture for the tiles. */
import { useState } from 'preact/hooks';

/** The chosen picture's address, and what takes the files of the choice; a picture stays on this device. */
export function usePicture(): [string | undefined, (files: FileList | null) => void] {
  const [picture, setPicture] = useState<string>();
  return [
    picture,
    (files) => {
      if (picture) URL.revokeObjectURL(picture);
      const file = files?.[0];
      setPicture(file ? URL.createObjectURL(file) : undefined);
    },
  ];
}

type PictureChoiceProps = { readonly label: string; readonly onChoose: (files: FileList | null) => void };

export function PictureChoice({ label, onChoose }: PictureChoiceProps) {
  return (
    <div class="kit-panel">
      <label>
        {label} <input type="file" accept="image/*" onChange={(event) => onChoose(event.currentTarget.files)} />
      </label>
    </div>
  );
}
