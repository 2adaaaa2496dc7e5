import { useState } from 'react';
import { fileRefusals, importTexts as texts } from './import-messages.ts';
import { readKeywordFile } from './keyword-file.ts';

interface FileNotice {
  text: string;
  isError: boolean;
}

/** Text of keywords to add: typed text, with the text of files below. */
export function useKeywordText() {
  const [text, setText] = useState('');
  const [notices, setNotices] = useState<FileNotice[]>([]);
  const takeFiles = async (files: readonly File[]) => {
    const read = await Promise.all(
      files.map(async (file) => ({ name: file.name, ...(await readKeywordFile(file)) })),
    );
    const lines = read.flatMap((file) => ('keywords' in file ? file.keywords : []));
    if (lines.length > 0) setText((previous) => [previous.trimEnd(), ...lines].filter(Boolean).join('\n'));
    setNotices(
      read.map((file) =>
        'keywords' in file
          ? { text: texts.fileRead(file.name, file.keywords.length, file.column), isError: false }
          : { text: texts.fileRefused(file.name, fileRefusals[file.refusal]), isError: true },
      ),
    );
  };
  return { text, setText, takeFiles, notices };
}
