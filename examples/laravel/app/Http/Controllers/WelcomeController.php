<?php

namespace App\Http\Controllers;

use Illuminate\Http\Request;

/** What the welcome page sends. All of it is optional. */
class WelcomeController
{
    public function answers(Request $request): array
    {
        session(['pet_data' => $request->validate(['data' => 'required|array'])['data']]);

        return ['success' => true];
    }

    /** Replies with the name of the stored file. The shop makes photos smaller than 1 MB before it sends them. */
    public function photo(Request $request): array
    {
        $request->validate(['photo' => 'required|file|mimetypes:image/jpeg,image/png,image/webp|max:1024']);
        $photo = $request->file('photo');
        // A name of our own: the customer's may be anything.
        $stored = $photo->move(storage_path('photos'), $photo->hashName());

        return ['success' => $stored->getFilename()];
    }
}
