/** A button of the controls. */
export type ButtonProps = {
  readonly text: string;
  /** What it does, as a name that stays when the language changes. */
  readonly action?: string;
  /** The one that a person most likely wants. */
  readonly isMain?: boolean;
  readonly disabled?: boolean;
  /** Is what it turns on and off on? Undefined for a button that just does something. */
  readonly pressed?: boolean;
  /** What it is called where its text is only a sign. */
  readonly label?: string;
  readonly onPress: () => void;
};

export function Button({ text, action, isMain, disabled, pressed, label, onPress }: ButtonProps) {
  return (
    <button
      type="button"
      class={isMain ? 'kit-main' : ''}
      data-action={action}
      disabled={disabled}
      aria-pressed={pressed}
      aria-label={label}
      onClick={onPress}
    >
      {text}
    </button>
  );
}
