import { pictureMediaTypes } from '@keydence/domain';
import { Avatar, Button, FileButton, Group, Progress, Text } from '@mantine/core';
import { IconAlertTriangle, IconPhotoUp, IconTrash } from '@tabler/icons-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import classes from './image-picker.module.css';
import { type ImageFailure, type UploadImage, useImageChoice } from './use-image-choice.ts';

interface ImagePickerProps {
  /** What the picture is, as the buttons say it: `profile picture`. */
  label: string;
  /** Of the picture that is there now. */
  url: string | null;
  /** Stands where a picture would: an initial. */
  initial: string;
  shape?: 'circle' | 'square';
  /** What may be chosen. */
  hint: string;
  /** Stands over the reason when a picture could not be stored or removed. */
  failedTitle: string;
  upload: UploadImage;
  remove: () => Promise<unknown>;
}

/** A picture with the means to choose, drop and remove it. A wrong file is refused before it is sent. */
export function ImagePicker(props: ImagePickerProps) {
  const { label, url, initial, shape = 'circle', hint, failedTitle, upload, remove } = props;
  const choice = useImageChoice({ upload, remove });
  const { isDragged, dropZone } = useFileDrop(choice.choose);
  const hintId = useId();
  const resetFile = useRef<() => void>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const pick = (file: File | null) => {
    if (file) choice.choose(file);
    // So that the same file can be chosen again.
    resetFile.current?.();
  };
  const isBusy = choice.isSending || choice.isRemoving;
  return (
    <div {...dropZone} className={`${classes.picker} ${isDragged ? classes.isDragged : ''}`}>
      <Avatar
        src={choice.preview ?? url}
        alt={url || choice.preview ? `Your ${label}` : ''}
        size={96}
        radius={shape === 'circle' ? 999 : 10}
        color="pulse"
        className={choice.isSending ? classes.isSending : ''}
      >
        <span aria-hidden="true">{initial}</span>
      </Avatar>
      <div className={classes.side}>
        <Group gap="sm">
          <FileButton accept={pictureMediaTypes.join(',')} onChange={pick} resetRef={resetFile}>
            {(button) => (
              <Button
                {...button}
                ref={chooseButton}
                variant="default"
                leftSection={<IconPhotoUp size={16} stroke={1.5} aria-hidden />}
                aria-describedby={hintId}
                loading={choice.isSending}
                disabled={choice.isRemoving}
              >
                {url ? `Change ${label}` : `Choose ${label}`}
              </Button>
            )}
          </FileButton>
          {url ? (
            <Button
              variant="subtle"
              color="red"
              leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
              loading={choice.isRemoving}
              disabled={isBusy}
              onClick={() => {
                chooseButton.current?.focus();
                choice.remove();
              }}
            >
              Remove {label}
            </Button>
          ) : null}
        </Group>
        <Text id={hintId} size="sm" c="dimmed">
          {hint}
        </Text>
        {choice.isSending ? <UploadProgress percent={choice.percent} label={label} /> : null}
        {choice.failure ? <FailureNote title={failedTitle} failure={choice.failure} /> : null}
      </div>
    </div>
  );
}

/** Files that are dragged over an element and dropped on it. */
function useFileDrop(onFile: (file: File) => void) {
  const [isDragged, setIsDragged] = useState(false);
  const dropZone = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsDragged(true);
    },
    onDragLeave: () => setIsDragged(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsDragged(false);
      const [file] = event.dataTransfer.files;
      if (file) onFile(file);
    },
  };
  return { isDragged, dropZone };
}

function UploadProgress({ percent, label }: { percent: number; label: string }) {
  return (
    <div className={classes.progress}>
      <Progress value={percent} aria-label={`Upload of the ${label}`} />
      <Text size="sm" c="dimmed">
        {percent < 100 ? `Uploading, ${percent} %` : 'Preparing the picture'}
      </Text>
    </div>
  );
}

/** A file that is refused for what it is has its own sentence; everything else says what failed and can be tried again. */
function FailureNote({ title, failure: { message, retry } }: { title: string; failure: ImageFailure }) {
  return (
    <div role="alert" className={classes.failure}>
      <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
      <div>
        {retry ? <strong>{title}</strong> : null}
        <p>{message}</p>
        {retry ? (
          <Button variant="default" size="compact-sm" mih={32} mt={4} onClick={retry}>
            Try again
          </Button>
        ) : null}
      </div>
    </div>
  );
}
