import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from './button.tsx';
import './file-drop.css';

type FileDropProps = {
  /** Accessible name of the drop area: what it is for. */
  name: string;
  /** File extensions and media types, as for the `accept` attribute of a file input. */
  accept: string;
  multiple?: boolean;
  /** Called with at least one file. */
  onChoose: (files: File[]) => void;
};

/** A drop area for files, with a button for users who do not drag. */
export function FileDrop({ name, accept, multiple = false, onChoose }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const choose = (files: FileList | null) => {
    if (files && files.length > 0) onChoose([...files]);
  };
  return (
    <fieldset
      className="file-drop"
      data-over={isOver || undefined}
      aria-label={name}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        choose(event.dataTransfer.files);
      }}
    >
      <FileUp className="icon" />
      <Button tone="primary" onClick={() => input.current?.click()}>
        {multiple ? 'Choose files' : 'Choose file'}
      </Button>
      <p className="label faint only-with-mouse">or drop {multiple ? 'them' : 'it'} here</p>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={accept}
        onChange={(event) => choose(event.target.files)}
      />
    </fieldset>
  );
}
